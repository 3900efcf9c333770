/** Swept, with fresh straw and a bucket: ready for somebody. */
export function EmptyStall() {
  return (
    <span className="stall is-empty">
      <svg viewBox="0 0 120 92" aria-hidden>
        <path className="stall-planks" d="M15 0V72M39 0V72M63 0V72M87 0V72M111 0V72" />
        <path
          className="stall-straw"
          d="M6 84l20-5M14 79l16 4M22 88l22-8M34 79l18 7M40 85l24-5M52 78l14 8M58 87l22-7M66 80l18 5M4 89l14-3M30 90l18-2M70 89l16-3M78 80l10 5"
        />
        <path className="stall-bucket" d="M92 62h20l-3 20H95Z" />
        <path className="stall-handle" d="M93 62q9-17 18 0" />
      </svg>
    </span>
  );
}

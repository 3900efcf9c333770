/** The sign of Ashdown, which stands for Maren. */
export function MarenSign() {
  return (
    <svg className="maren-sign" viewBox="0 0 64 64" aria-hidden>
      <circle cx="32" cy="32" r="30" fill="#3f5238" />
      <circle cx="32" cy="32" r="27" fill="none" stroke="#d8b56a" strokeWidth="1.5" />
      <g fill="#e9dcc0">
        <path d="M32 12c5 5 5 11 0 15-5-4-5-10 0-15Z" />
        <path d="M31 30c-7 1-12-1-14-7 7-2 12 1 14 7ZM33 30c7 1 12-1 14-7-7-2-12 1-14 7ZM31 40c-7 1-12-1-14-7 7-2 12 1 14 7ZM33 40c7 1 12-1 14-7-7-2-12 1-14 7Z" />
        <path d="M31 27h2v26h-2Z" />
      </g>
    </svg>
  );
}

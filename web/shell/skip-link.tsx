export const MAIN_ID = 'main';

/** The first thing the Tab key reaches: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      className="skip"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // The address stays as it is: a "#main" in it would be no place to come back to.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      Skip to content
    </a>
  );
}

const open: (() => void)[] = [];

/** Notes a dialog that is open, by what closes it; answers what forgets it. */
export function noteDialog(close: () => void): () => void {
  open.push(close);
  return () => {
    open.splice(open.lastIndexOf(close), 1);
  };
}

/** Closes the dialog that was opened last; false if there is none. */
export function closeTopDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}

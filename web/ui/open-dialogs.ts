const open: (() => void)[] = [];

/** Returns a function that unregisters it. */
export function noteDialog(close: () => void): () => void {
  open.push(close);
  return () => {
    open.splice(open.lastIndexOf(close), 1);
  };
}

/** False if no dialog is open. */
export function closeTopDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}

export function isDialogOpen(): boolean {
  return open.length > 0;
}

const open: (() => void)[] = [];

/** Returns how to unregister it. */
export function noteDialog(close: () => void): () => void {
  open.push(close);
  return () => {
    open.splice(open.lastIndexOf(close), 1);
  };
}

/** False if none is open. */
export function closeTopDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}

export function isDialogOpen(): boolean {
  return open.length > 0;
}

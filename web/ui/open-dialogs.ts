const open: (() => void)[] = [];

/** Registers an open dialog; returns how to unregister it. */
export function noteDialog(close: () => void): () => void {
  open.push(close);
  return () => {
    open.splice(open.lastIndexOf(close), 1);
  };
}

/** Closes the latest dialog; false if none is open. */
export function closeTopDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}

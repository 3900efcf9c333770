/** What was made of things, kept as long as they are in use: made anew when one of them is another. */
export class Kept<Made> {
  private readonly known = new WeakMap<object, { readonly of: readonly object[]; readonly made: Made }>();

  get(of: readonly [object, ...object[]], make: () => Made): Made {
    const known = this.known.get(of[0]);
    if (known?.of.length === of.length && known.of.every((each, nth) => each === of[nth])) return known.made;
    const made = make();
    this.known.set(of[0], { of, made });
    return made;
  }
}

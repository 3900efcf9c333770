/** How the light falls on a surface, without any colour: one value for each sample of the view. */
export interface Light {
  /** From the sun, up in front on the left. */
  readonly diffuse: Float32Array;
  /** From the sky. */
  readonly ambient: Float32Array;
  /** Thrown back by the ground. */
  readonly ground: Float32Array;
  /** The sheen of hair. */
  readonly spec: Float32Array;
  /** The sky's edge around the outline. */
  readonly rim: Float32Array;
}

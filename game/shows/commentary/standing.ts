export interface CommentedHorse {
  /** Null for house horses. */
  readonly horseId: string | null;
  readonly name: string;
  /** From 1; no two are equal. */
  readonly place: number;
  /** Ten-thousandths of a point. */
  readonly score: number;
  readonly prize: number;
}

export interface Standing {
  readonly horse: CommentedHorse;
  /** So far, in ten-thousandths of a point. */
  readonly score: number;
  /** Places gained since the mark before, negative if lost. */
  readonly gained: number;
}

import type { Row } from '../../server/founding/played/row-queries.ts';

type Listing = Row<'listings'>;

/** Listings by id of the horse or piece. */
export class Stalls {
  readonly listings = new Map<string, Listing>();

  isListed(itemId: string): boolean {
    return this.listings.has(itemId);
  }

  list(listing: Listing): void {
    this.listings.set(itemOf(listing), listing);
  }

  end(itemId: string): void {
    this.listings.delete(itemId);
  }

  of(sellerId: string): Listing[] {
    return [...this.listings.values()].filter((listing) => listing.sellerId === sellerId);
  }
}

/** The horse or piece. */
export function itemOf({ horseId, tackId, id }: Listing): string {
  const item = horseId ?? tackId;
  if (item === null) throw new Error(`The listing ${id} sells nothing`);
  return item;
}

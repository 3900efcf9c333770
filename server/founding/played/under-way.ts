import { Pedigree } from '../../../game/horses/pedigree.ts';
import type { Row } from './row-queries.ts';

type Cover = Row<'covers'>;
type Request = Row<'stud_requests'>;

/** Covers and requests under way, in the order in which they fall due. */
export class BreedingUnderWay {
  readonly pedigree = new Pedigree();
  readonly unborn: Cover[] = [];
  readonly open: Request[] = [];

  /** A mare has at most one open request. */
  openOf(mareId: string): Request | undefined {
    return this.open.find((request) => request.mareId === mareId);
  }

  close(request: Request): void {
    this.open.splice(this.open.indexOf(request), 1);
  }
}

import type { Page } from '@playwright/test';
import { passHours, passSeconds } from './game.ts';
import { deviceOf, type Device } from './given.ts';

interface StoreOffers {
  readonly tiers: readonly { readonly horses: readonly StoreOffer[] }[];
}

interface StoreOffer {
  readonly storeHorseId: string;
  readonly ageInMonths: number;
}

interface ParentWishes {
  /** Token of the owner. */
  readonly page: Page;
  readonly name: string;
  readonly gender: 'mare' | 'stallion';
}

/** Age in game months from which horses breed, and real hours per game month. */
const BREED_FROM = 72;
const HOURS_PER_YOUNG_MONTH = 15;
/** The cheapest horses, so that coins are left for vet, feed and cover. */
const BREED = 'mustang';

/**
 * Adult horses that are allowed to breed: advances time until they are grown, then has the vet see them and feeds them
 * for three real days. Returns their ids.
 */
export async function givenParents(...wishes: readonly ParentWishes[]): Promise<string[]> {
  const bought = [];
  for (const { page, name, gender } of wishes) {
    const device = await deviceOf(page);
    bought.push({ page, device, ...(await buyOldest(device, name, gender)) });
  }
  const [first] = bought;
  if (!first) return [];
  const months = BREED_FROM - Math.min(...bought.map(({ ageInMonths }) => ageInMonths));
  if (months > 0) await passHours(first.page, months * HOURS_PER_YOUNG_MONTH);
  for (const { device, id } of bought) {
    await device.send('POST', `/api/horses/${id}/request-vet`, { service_type: 'breeding_check' });
    await device.send('POST', '/api/inventory/buy-feed', { feed_type: 'quarterly', quantity: 1 });
    await device.send('POST', `/api/horses/${id}/use-feed`, { feed_type: 'quarterly' });
  }
  await passSeconds(first.page, 30);
  return bought.map(({ id }) => id);
}

async function buyOldest(device: Device, horseName: string, gender: ParentWishes['gender']) {
  const { tiers } = await device.get<StoreOffers>(`/api/store/horses?breedId=${BREED}`);
  const offers = tiers[0]?.horses.toSorted((a, b) => b.ageInMonths - a.ageInMonths) ?? [];
  const [oldest] = offers;
  if (!oldest) throw new Error('The store has no horse');
  const { storeHorseId, ageInMonths } = oldest;
  const { horse } = await device.send<{ horse: { id: string } }>('POST', '/api/store/purchase', {
    storeHorseId,
    horseName,
    gender,
    discipline: 'dressage',
  });
  return { id: horse.id, ageInMonths };
}

const DAYS_IN_FOAL = 3;

/** A player's mare Juniper, stallion Comet and their foal; returns the ids. */
export async function givenFoal(page: Page): Promise<{ mare: string; stallion: string; foal: string }> {
  const [mare = '', stallion = ''] = await givenParents(
    { page, name: 'Juniper', gender: 'mare' },
    { page, name: 'Comet', gender: 'stallion' },
  );
  const device = await deviceOf(page);
  await device.send('POST', '/api/breeding/cover', { mareId: mare, stallionId: stallion });
  await passHours(page, DAYS_IN_FOAL * 24);
  const horses = await device.get<readonly { readonly id: string }[]>('/api/horses');
  const foal = horses.find(({ id }) => id !== mare && id !== stallion);
  if (!foal) throw new Error('No foal was born');
  return { mare, stallion, foal: foal.id };
}

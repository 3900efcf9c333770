import { describe, expect, test } from 'vitest';
import { REAL_MS_PER_DAY } from '../game-time.ts';
import { decideGuildChange, guildChangeableAt, type GuildMember } from './change-guild.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const RIDER: GuildMember = { guild: 'rider', guildChangedAt: null, balance: { coins: 5200, tradable: 400 } };
const change = (member: Partial<GuildMember> = {}) =>
  decideGuildChange('trainer', { ...RIDER, ...member }, NOW);

describe('changing the guild', () => {
  test('costs 5,000 coins, bound ones first', () => {
    expect(change()).toEqual({
      guild: 'trainer',
      guildChangedAt: NOW,
      balance: { coins: 200, tradable: 200 },
    });
  });

  test('needs another guild and the coins', () => {
    expect(change({ guild: 'trainer' })).toEqual({
      refused: 'ALREADY_MEMBER',
      details: { guild: 'Trainer' },
    });
    expect(change({ balance: { coins: 4999, tradable: 4999 } })).toEqual({
      refused: 'NOT_ENOUGH_COINS',
      details: { needs: 5000, coins: 4999 },
    });
  });

  test('is allowed after exactly thirty days', () => {
    const whole = 30 * REAL_MS_PER_DAY;
    expect(change({ guildChangedAt: ago(whole) })).toMatchObject({ guild: 'trainer' });
    expect(change({ guildChangedAt: ago(whole - 1) })).toEqual({
      refused: 'GUILD_CHANGED_LATELY',
      details: { guild: 'Rider', days: 30, left: '1 second' },
    });
    expect(change({ guildChangedAt: NOW })).toMatchObject({ details: { left: '30 days' } });
    expect(guildChangeableAt(NOW, NOW)).toEqual(new Date('2026-05-31T12:00:00Z'));
    expect(guildChangeableAt(ago(whole), NOW)).toBeNull();
  });
});

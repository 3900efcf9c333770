import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { GUILDS } from '../../../game/guild-work/guilds.ts';
import { REAL_MS_PER_GAME_DAY } from '../../../game/game-time.ts';
import type { User } from '../../accounts/session.ts';
import { keyOf } from '../../api/read.ts';
import { worldNow } from '../../api/world-clock.ts';
import { Footer } from '../../shell/footer.tsx';
import { Header } from '../../shell/header.tsx';

const PLAYER: User = {
  id: '01a1fee1',
  username: 'Ada Lovelace',
  email: 'ada@example.org',
  emailConfirmed: true,
  guild: GUILDS[0],
  guildChangedAt: null,
  gameAge: 96,
  level: 3,
  xp: 1_240,
  xpToNextLevel: 3_000,
  coins: 4_865,
  tradableCoins: 865,
  horseCount: 2,
  geneticInsightsPurchased: [],
  freeBreedingCheck: true,
  freeRegistryFee: true,
  hadGateHorse: false,
  guestUntil: null,
  stage: 5,
  freeGeneticInsights: 1,
  skillTackMaking: 0,
  craftsLeftToday: 4,
  craftsRenewAt: '2030-01-02T00:00:00.000Z',
  bio: '',
  shopName: '',
  profilePicture: null,
  profilePictureUrl: null,
  profileThumbnail: null,
  isPremium: false,
  premiumExpiresAt: null,
  premiumRenews: false,
  paymentCustomerId: null,
  paymentSubscriptionId: null,
  advertisements: 'house',
  createdAt: '2030-01-01T00:00:00.000Z',
  firstHorseAt: '2030-01-01T00:00:00.000Z',
};

/** A cache with session and date, so nothing is fetched. */
function sampleAnswers(): QueryClient {
  const answers = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  answers.setQueryData(keyOf('GET /api/auth/me'), PLAYER);
  answers.setQueryData(keyOf('GET /api/game/date'), {
    dateString: '12 March, Year 2',
    season: 'spring',
    now: worldNow().toISOString(),
    nextDayAt: new Date(worldNow().getTime() + REAL_MS_PER_GAME_DAY / 2).toISOString(),
    foundedAt: new Date(worldNow().getTime() - 435.5 * REAL_MS_PER_GAME_DAY).toISOString(),
  });
  return answers;
}

const answers = sampleAnswers();

export function PageShell() {
  return (
    <QueryClientProvider client={answers}>
      <div className="sheet-shell">
        <Header />
        <Footer />
      </div>
    </QueryClientProvider>
  );
}

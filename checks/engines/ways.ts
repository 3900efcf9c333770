import type { Page } from './page.ts';
import { buyHorse, feed, newPerson, passSeconds, seededPerson, somebody } from './people.ts';

export interface Way {
  readonly name: string;
  go(page: Page): Promise<void>;
}

/** The most common actions of players. Each starts from a page of its own. */
export const WAYS: readonly Way[] = [
  { name: 'register', go: register },
  { name: 'sign in', go: signIn },
  { name: 'first horse', go: firstHorse },
  { name: 'daily round', go: dailyRound },
  { name: 'enter a show', go: enterShow },
  { name: 'results', go: results },
  { name: 'market', go: market },
  { name: 'mail', go: mail },
  { name: 'chat', go: chat },
  { name: 'horse page', go: horsePage },
];

async function asVisitor(page: Page): Promise<void> {
  await page.goTo('/robots.txt');
  await page.run("localStorage.clear(); localStorage.setItem('moments', 'off')");
  await page.goTo('/');
}

async function register(page: Page): Promise<void> {
  const { username, email, password } = somebody();
  await asVisitor(page);
  await page.see('heading');
  await page.shot('landing');
  await page.click('tab', 'Register');
  const form = { role: 'tabpanel', name: 'Register' };
  await page.fill('^Username', username, form);
  await page.fill('^Email', email, form);
  await page.fill('^Password', password, form);
  await page.fill('^Confirm Password', password, form);
  await page.click('button', '^Register', form);
  await page.see('heading', `Good to see you, ${username}`);
  await page.settled();
  await page.shot('home');
}

async function signIn(page: Page): Promise<void> {
  const { username, email, password } = await newPerson(page.address);
  await asVisitor(page);
  await page.fill('^Email', email);
  await page.fill('^Password', 'wrong password');
  await page.click('button', '^Log in$');
  await page.see('text', 'Invalid email or password|wrong|do not match|does not match|incorrect');
  await page.shot('refused');
  await page.fill('^Password', password);
  // By keyboard, as most players do.
  await page.press('Enter');
  await page.see('heading', `Good to see you, ${username}`);
  await page.click('button', '^Log out$');
  await page.see('tab', 'Register');
}

async function firstHorse(page: Page): Promise<void> {
  const person = await newPerson(page.address);
  await person.enter(page);
  await page.goTo('/market?buy=horse');
  const dialog = { role: 'dialog', name: 'Store Horse' };
  await page.select('^Breed', '^Hanoverian', dialog);
  await page.see('radio', '', dialog);
  await page.settled();
  await page.shot('choices');
  await page.click('radio', '', dialog);
  await page.fill('Horse name', 'Juniper', dialog);
  await page.click('radio', '^Mare', dialog);
  await page.click('radio', '^Dressage', dialog);
  await page.shot('chosen');
  await page.click('button', '^Buy Horse', dialog);
  await page.see('heading', '^Juniper$');
  await page.settled();
  await page.shot('horse');
}

async function dailyRound(page: Page): Promise<void> {
  const person = await newPerson(page.address);
  await buyHorse(person, 'Juniper');
  await person.enter(page);
  await page.goTo('/market?buy=feed');
  const feedDialog = { role: 'dialog', name: '[Ff]eed' };
  await page.fill('Quantity', '2', feedDialog);
  await page.click('button', '^Buy', feedDialog);
  await page.see('text', 'Purchase Successful');
  await page.goTo('/');
  await page.click('button', '^Feed Juniper');
  const dialog = { role: 'dialog', name: 'Feed Juniper' };
  await page.click('radio', '', dialog);
  await page.shot('feeding');
  await page.click('button', '^Feed for 1 day', dialog);
  await page.gone('dialog', 'Feed Juniper');
  await page.see('text', 'All your horses are fed');
  await page.shot('fed');
  await page.click('button', '^Do the daily round');
  await page.see('heading', 'looked after|done');
  await page.settled();
  await page.shot('round');
}

/** Opens the page of shows for a fed horse. */
async function atShows(page: Page) {
  const person = await newPerson(page.address);
  const horse = await buyHorse(person, 'Verity');
  await feed(person, horse);
  await person.enter(page);
  await page.goTo(`/shows/enter/${horse}`);
  await page.see('button', '^Enter');
  await page.settled();
  return { person, horse };
}

async function enterShow(page: Page): Promise<void> {
  const { person } = await atShows(page);
  await page.shot('shows');
  await page.click('button', '^Enter');
  const entries = () => person.call<readonly unknown[]>('GET', '/api/shows/my-entries?status=pending');
  await page.until(async () => (await entries()).length > 0, 'entry');
  await page.see('status', 'entered|Entered');
  await page.shot('entered');
}

interface Entry {
  readonly showId: string;
}

async function results(page: Page): Promise<void> {
  const { person } = await atShows(page);
  await page.click('button', '^Enter');
  const entries = () => person.call<readonly Entry[]>('GET', '/api/shows/my-entries?status=pending');
  const [entry] = await page.until(async () => {
    const found = await entries();
    return found.length > 0 && found;
  }, 'entry');
  await passSeconds(person, 3 * 3600);
  await page.goTo(`/shows/${entry?.showId}`);
  await page.see('text', 'Verified against your receipt');
  await page.see('list', 'Podium');
  await page.see('heading', '^Verity (?:won!|came \\d+(?:st|nd|rd|th))$');
  await page.settled();
  await page.shot('result');
  await page.click('button', '^Why', { role: 'row', name: 'Verity' });
  await page.see('dialog', '^Why');
  await page.shot('why');
  await page.press('Escape');
  await page.gone('dialog', '^Why');
  await page.until(
    () => page.run<boolean>("return /^Why/.test(document.activeElement?.textContent ?? '')"),
    'focus on the button that opened the dialog',
  );
}

async function market(page: Page): Promise<void> {
  const person = await seededPerson(page.address, 1);
  await person.enter(page);
  await page.goTo('/market');
  await page.see('heading');
  await page.settled();
  await page.shot('market');
  await page.goTo('/marketplace');
  await page.see('heading');
  await page.settled();
  await page.shot('marketplace');
  await page.goTo('/find/horses');
  await page.click('button', '^Search$');
  await page.see('table', 'Horses found');
  await page.select('^Sale status', '^Not for sale');
  await page.select('^Breed', '^Hanoverian');
  await page.see('table', 'Horses found');
  await page.until(
    () => page.run<boolean>("return location.search.includes('forSale=false')"),
    'filter in the address',
  );
  await page.settled();
  await page.shot('found');
  await page.run('history.back()');
  await page.until(() => page.run<boolean>("return !location.search.includes('breedId')"), 'way back');
  await page.see('table', 'Horses found');
}

async function mail(page: Page): Promise<void> {
  const [writer, reader] = [await seededPerson(page.address, 1), await seededPerson(page.address, 2)];
  await writer.enter(page);
  await page.goTo('/mail');
  await page.click('button', '^Compose');
  const dialog = { role: 'dialog', name: 'New letter' };
  await page.fill('^To', reader.username.slice(0, 5), dialog);
  await page.click('option', reader.username);
  const subject = `Juniper, and a question ${Date.now()}`;
  await page.fill('^Subject', subject, dialog);
  await page.fill('^Letter', 'Would you like her?', dialog);
  await page.shot('letter');
  await page.click('button', '^Send', dialog);
  await page.see('text', 'Message sent successfully!');
  await page.gone('dialog', 'New letter');
  await reader.enter(page);
  await page.goTo('/mail');
  await page.click('link', subject);
  await page.see('text', '^Would you like her\\?$');
  await page.settled();
  await page.shot('read');
}

async function chat(page: Page): Promise<void> {
  const [writer, other] = [await seededPerson(page.address, 3), await seededPerson(page.address, 4)];
  await writer.enter(page);
  await page.goTo('/');
  await page.see('heading');
  await page.click('button', '^Chat');
  const column = { role: 'complementary', name: 'Live Chat' };
  // Other engines have reported this player already.
  const mark = String(Date.now());
  await page.fill('Your message', `Who rides today? ${mark}`, column);
  await page.press('Enter');
  await page.see('listitem', `Who rides today. ${mark}`, column);
  // Arrives by the live stream.
  await other.call('POST', '/api/chat/messages', { message: `I do, at noon! ${mark}` });
  await page.see('listitem', `I do, at noon! ${mark}`, column);
  await page.shot('chat');
  await page.click('button', '^Close chat', column);
  await page.gone('complementary', 'Live Chat');
}

/** Distinct colours of the picture, which is blank if nothing was painted. */
const COLOURS = `
  const shown = document.querySelector('.horse-picture canvas.is-shown');
  if (!shown) return 0;
  const copy = document.createElement('canvas');
  copy.width = copy.height = 64;
  const context = copy.getContext('2d');
  context.drawImage(shown, 0, 0, 64, 64);
  const { data } = context.getImageData(0, 0, 64, 64);
  return new Set(new Uint32Array(data.buffer)).size;`;

async function painted(page: Page): Promise<void> {
  await page.until(async () => (await page.run<number>(COLOURS)) > 100, 'painted portrait');
}

async function horsePage(page: Page): Promise<void> {
  const person = await seededPerson(page.address, 1);
  const [horse] = await person.call<readonly { readonly id: string }[]>('GET', '/api/horses');
  await person.enter(page);
  await page.goTo(`/horses/${horse?.id}`);
  await painted(page);
  await page.settled();
  await page.shot('horse');
  await page.run('document.activeElement?.blur(); scrollTo(0, 0)');
  for (let times = 0; times < 4; times++) await page.press('Tab');
  await page.until(
    () => page.run<boolean>("return document.activeElement?.matches(':focus-visible') ?? false"),
    'focus that is seen',
  );
  await page.shot('by keyboard');
  await phone(page, `/horses/${horse?.id}`);
}

/** On a phone, in the light theme, nothing is wider than the window. */
async function phone(page: Page, horse: string): Promise<void> {
  await page.run("localStorage.setItem('theme', 'light')");
  await page.resize(390, 844);
  for (const [name, path] of Object.entries({ home: '/', stable: '/stable', horse, market: '/market' })) {
    await page.goTo(path);
    await page.see('heading');
    await page.settled();
    if (path === horse) await painted(page);
    await page.shot(`phone, ${name}`);
    const wide = await page.run<boolean>('return document.documentElement.scrollWidth > innerWidth');
    if (wide) throw new Error(`${name} is wider than the phone`);
  }
}

import { createHash } from 'node:crypto';
import { chance, pick, wholeBetween, type Rng } from '../game/rng.ts';
import { contractProblems, type HttpAnswer } from '../server/testing/app/contract-problems.ts';
import { allelesIn, horsesSeenWith } from '../server/testing/app/hidden-genes.ts';
import { checkWorld } from './check-world.ts';
import { Journal } from './journal.ts';
import type { Machine } from './machine.ts';
import { drawJump, drawStatementFault, kindOfStep, rngOfStep } from './plan.ts';
import { Players, type Act } from './players.ts';
import type { StormPlan, StormReport } from './report.ts';
import { OPENS_ACCOUNT, readBody, requestOf, routeOf, type Send } from './requests.ts';
import { withFault, type PlannedFault } from './statement-faults.ts';
import { OPERATOR_EMAIL, type World } from './world.ts';
import { creditTwice, giveCoins } from './world-queries.ts';
import { MINUTE } from '../game/game-time.ts';

const BOTS = 5;
const STEPS_PER_CHECK = 100;
const CALLS_SHOWN = 12;
const SKEW_MS = 5_000;
/** Steps after which an outage ends: a wrong clock stops all jobs, and bots make no progress. */
const AWAY_FOR = 20;

type Weather = 'mail' | 'pictures' | 'clock';

export class Storm {
  readonly #plan: StormPlan;
  readonly #machine: Machine;
  readonly #world: World;
  readonly #players = new Players();
  readonly #journal = new Journal();
  readonly #digest = createHash('sha256');
  readonly #calls: string[] = [];
  readonly #problems: string[] = [];
  readonly #faults: Record<string, number> = {};
  /** Steps at which outages end. */
  readonly #comesBack = new Map<Weather, number>();
  #step = 0;
  #answers = 0;
  /** The fault of this step, which also affects background work of a call. */
  #fault: PlannedFault | undefined;
  #checks = 0;

  constructor(plan: StormPlan, machine: Machine, world: World) {
    this.#plan = plan;
    this.#machine = machine;
    this.#world = world;
  }

  /** Runs until the end or the first problem. */
  async run(): Promise<StormReport> {
    this.#players.begin(BOTS, OPERATOR_EMAIL, this.#world.riders);
    while (!this.#plan.isOver(this.#step) && this.#problems.length === 0) {
      this.#step += 1;
      await this.#machine.run(`step ${this.#step}`, () => this.#doStep());
      if (this.#step % STEPS_PER_CHECK === 0 && this.#problems.length === 0) await this.#check();
    }
    if (this.#problems.length === 0) await this.#check();
    const { granted, waiting, refusals } = this.#players;
    const isWrong = this.#problems.length > 0;
    return {
      steps: this.#step,
      answers: this.#answers,
      checks: this.#checks,
      granted,
      waiting,
      refusals,
      faults: this.#faults,
      digest: this.#digest.digest('hex'),
      found: isWrong ? { step: this.#step, problems: this.#problems, calls: this.#calls } : undefined,
    };
  }

  /** A step depends on the seed and on earlier answers. */
  async #doStep(): Promise<void> {
    const { seed, plantAt } = this.#plan;
    // Timers set in the last step still carry its fault.
    if (this.#fault) this.#fault.position = Infinity;
    this.#fault = undefined;
    for (const [which, step] of this.#comesBack) if (step === this.#step) this.#turn(which, false);
    const rng = rngOfStep(seed, this.#step);
    const kind = kindOfStep(rng);
    if (kind === 'jump') await this.#jump(rng);
    else if (kind === 'restart') await this.#restart();
    else if (kind === 'weather') await this.#turnWeather(rng);
    else await this.#act(rng);
    await this.#world.settle();
    if (this.#step === plantAt) await creditTwice(this.#world.db);
    this.#problems.push(...(await this.#journal.checkThings(this.#world.db)));
    this.#readLog();
  }

  async #jump(rng: Rng): Promise<void> {
    await this.#lookIntoJournal();
    const milliseconds = drawJump(rng);
    this.#say(`${milliseconds / MINUTE} minutes pass`);
    this.#count('jump');
    await this.#world.pass(milliseconds);
    this.#fault = chance(rng, 0.3) ? drawStatementFault(rng) : undefined;
    if (this.#fault) await this.#runJobs(this.#fault);
    if (this.#fault?.hasFired === true) this.#count(`${this.#fault.kind} in jobs`);
    await this.#runJobs();
  }

  async #restart(): Promise<void> {
    this.#say('the server restarts');
    this.#count('restart');
    await this.#world.restart();
  }

  async #turnWeather(rng: Rng): Promise<void> {
    const which = pick(rng, ['mail', 'pictures', 'clock', 'stream'] as const);
    if (which === 'stream') return this.#turnStream(pick(rng, this.#players.bots).session.token);
    this.#turn(which, !this.#comesBack.has(which));
  }

  #turn(which: Weather, isAway: boolean): void {
    if (which === 'clock') this.#world.skew = isAway ? SKEW_MS : 0;
    else this.#world.away[which] = isAway;
    if (isAway) this.#comesBack.set(which, this.#step + AWAY_FOR);
    else this.#comesBack.delete(which);
    this.#say(`${which}: ${isAway ? 'away' : 'back'}`);
    if (isAway) this.#count(`${which} away`);
  }

  async #turnStream(token: string): Promise<void> {
    if (token === '') return;
    const status = await this.#world.finish(this.#world.turnStream(token));
    this.#say(`a live stream: ${status ?? 'cut'}`);
    if (status === undefined) this.#count('stream cut');
    else if (status === 200) this.#players.count('GET /api/live');
    else if (status !== 401 && status !== 403)
      this.#problems.push(`The live stream was answered with ${status}`);
  }

  async #act(rng: Rng): Promise<void> {
    await this.#world.pass(wholeBetween(rng, 0, 12_000));
    this.#players.readMails(this.#world.mails);
    const act = this.#players.draw(rng, this.#machine.now);
    const fault = chance(rng, 0.08) ? drawStatementFault(rng) : undefined;
    this.#fault = fault;
    if (act.way === 'once') {
      await this.#send(act, 1, fault);
      if (fault?.hasFired === true && act.key !== undefined) await this.#send(act, 2);
      return;
    }
    const other = { ...act, key: act.way === 'twice' && act.key !== undefined ? `${act.key}-b` : act.key };
    this.#count(act.way);
    await Promise.all([this.#send(act, 1, fault), this.#send(other, 2)]);
  }

  async #send(act: Act, number: number, fault?: PlannedFault): Promise<void> {
    const { bot, session, call, input, key } = act;
    const request = requestOf(call, input, { ...session, key });
    const answer = await this.#machine.run(`step ${this.#step} call ${number}`, () =>
      this.#world.finish(withFault(fault, () => sendTo(this.#world)(request))),
    );
    const weather = fault?.hasFired === true ? ` (${fault.kind})` : '';
    if (fault?.hasFired === true) this.#count(fault.kind);
    const said = JSON.stringify(answer.body).slice(0, 160);
    this.#say(
      `${bot.name}: ${request.method} ${request.url} ${request.payload ?? ''}${weather} -> ${answer.status} ${said}`,
    );
    await this.#judge(act, answer, fault);
    this.#readLog();
  }

  async #judge(act: Act, answer: HttpAnswer, fault: PlannedFault | undefined): Promise<void> {
    const { status, body } = answer;
    const { away } = this.#world;
    this.#answers += 1;
    this.#digest.update(JSON.stringify([this.#step, routeOf(act.call), status, body]));
    const cause = act.way === 'once' ? fault : this.#fault;
    const explains503 = cause?.hasFired === true || away.pictures;
    if (status >= 500 && !(status === 503 && explains503))
      this.#problems.push(`${routeOf(act.call)} answered ${status} ${JSON.stringify(body)}`);
    const hasAlleles = allelesIn(body).length > 0;
    const seen = hasAlleles ? await horsesSeenWith(this.#world.db, act.session.token) : undefined;
    this.#problems.push(...contractProblems(act.call, answer, seen));
    this.#journal.note(act, answer);
    this.#players.note(act, answer);
    const born = (body as { readonly user?: { readonly id: string } } | null)?.user?.id;
    if (status === 200 && OPENS_ACCOUNT.has(act.call.path) && born !== undefined)
      await giveCoins(this.#world.db, this.#world.now, born);
  }

  /** An error that no fault explains is a finding. */
  #readLog(): void {
    for (const line of this.#world.said.splice(0))
      if (this.#fault?.hasFired !== true && !this.#world.away.mail)
        this.#problems.push(`Logged: ${line.trim().slice(0, 2_000)}`);
  }

  async #runJobs(fault?: PlannedFault): Promise<void> {
    const request = {
      method: 'POST',
      url: '/api/dev/clock',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ advanceSeconds: 0 }),
    } as const;
    const { status, body } = await this.#machine.run(`step ${this.#step} due ${fault?.kind ?? ''}`, () =>
      this.#world.finish(withFault(fault, () => sendTo(this.#world)(request))),
    );
    if (status === 200) this.#players.count('POST /api/dev/clock');
    else if (fault?.hasFired !== true) this.#problems.push(`Due work: ${status} ${JSON.stringify(body)}`);
  }

  async #lookIntoJournal(): Promise<void> {
    this.#problems.push(...(await this.#journal.check(this.#world.db)));
  }

  async #check(): Promise<void> {
    this.#checks += 1;
    await this.#lookIntoJournal();
    await this.#world.pass(MINUTE / 10);
    await this.#runJobs();
    await this.#world.settle();
    const { db, now, skew } = this.#world;
    this.#problems.push(...(await checkWorld(db, { now, jobsRun: skew === 0 })));
  }

  #count(fault: string): void {
    this.#faults[fault] = (this.#faults[fault] ?? 0) + 1;
  }

  #say(sentence: string): void {
    this.#calls.push(`${this.#step} ${sentence}`);
    if (this.#calls.length > CALLS_SHOWN) this.#calls.shift();
    if (process.env['STORM_LOG'] === '1') process.stderr.write(`${this.#step} ${sentence}\n`);
  }
}

const sendTo =
  (world: World): Send =>
  async ({ method, url, headers, payload }) => {
    const response = await world.http.inject({
      method,
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    const body = readBody(response.headers['content-type'], response.payload);
    return { status: response.statusCode, headers: response.headers, body };
  };

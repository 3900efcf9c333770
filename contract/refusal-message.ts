import type { RefusalDetails } from '../game/refusal.ts';
import { COMMON_REFUSALS, type Sentence } from './call.ts';
import { EVERY_CALL, type Calls } from './contract.ts';

/** Throws if `details` lacks a name of the sentence. */
export function fillSentence(sentence: string, details: RefusalDetails): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = details[name];
    if (value === undefined) throw new Error(`"${sentence}" needs ${name}`);
    return typeof value === 'number' ? value.toLocaleString('en') : value;
  });
}

type CodeOf<Route extends keyof Calls> =
  | (keyof Calls[Route]['refusals'] & string)
  | keyof typeof COMMON_REFUSALS;

/** What players read when this call is refused. For tests, so that each sentence stands in the contract only. */
export function refusalMessage<Route extends keyof Calls>(
  route: Route,
  code: CodeOf<Route>,
  details: RefusalDetails = {},
): string {
  const call = EVERY_CALL.find(({ method, path }) => `${method} ${path}` === route);
  const sentences: Readonly<Record<string, Sentence>> = { ...COMMON_REFUSALS, ...call?.refusals };
  const sentence = sentences[code];
  if (!sentence) throw new Error(`${route} has no sentence for ${code}`);
  return fillSentence(sentence[1], details);
}

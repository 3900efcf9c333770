import type { CallShape } from '../../../contract/call.ts';
import { callSchema } from '../../http/call-schema.ts';

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: unknown;
  readonly format?: string;
}

/** Paths of strings in its body that take any text: "keys.auth". */
export const freeTexts = (call: CallShape): string[] =>
  textsIn(callSchema(call).body as JsonSchema | undefined);

function textsIn(schema: JsonSchema | undefined, path = ''): string[] {
  if (!schema) return [];
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items } = schema;
  const below = [
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => textsIn(part, path)),
    ...Object.entries(properties).flatMap(([name, part]) =>
      textsIn(part, path === '' ? name : `${path}.${name}`),
    ),
    ...textsIn(items, `${path}[]`),
  ];
  const isFree = schema.type === 'string' && schema.enum === undefined && schema.format === undefined;
  return isFree ? [path, ...below] : below;
}

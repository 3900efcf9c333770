import buildSerialiser from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Serialise = ReturnType<FastifySerializerCompiler<object>>;

const compiled = new WeakMap<object, Serialise>();

/**
 * Compiles a schema when it first shapes a reply, for all servers of the process. Most of the 1,700 schemas belong to
 * refusals that are never sent, and compiling them all takes as long as the rest of the start.
 */
export const compileOnFirstUse: FastifySerializerCompiler<object> = ({ schema }) => {
  return (reply) => {
    let serialise = compiled.get(schema);
    if (!serialise) {
      serialise = buildSerialiser(schema);
      compiled.set(schema, serialise);
    }
    return serialise(reply);
  };
};

import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';

/** Makes it with the first value. */
function whenUsed<Value, Result>(make: () => (value: Value) => Result): (value: Value) => Result {
  let made: ((value: Value) => Result) | null = null;
  return (value) => (made ??= make())(value);
}

/*
 * What checks the parts of a call, and what writes its answer, is compiled when the call first comes: all hundreds
 * of them at each start took most of its time. A schema that does not compile shows in the tests of the contract,
 * which make every call.
 */

export const compileValidator: FastifySchemaCompiler<TypeBoxTypeProvider> = (route) =>
  whenUsed(() => TypeBoxValidatorCompiler(route));

export const buildSerializer: SerializerFactory = (...given) => {
  const compile = SerializerSelector()(...given);
  return (route) => whenUsed(() => compile(route));
};

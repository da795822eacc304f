/** From the name to the closing brace below its beginning. */
const functionCalled = (name: string): RegExp =>
  new RegExp(String.raw`^( *)((?:async )?function ${name}\([\s\S]*?\) \{)\n[\s\S]*?^\1\}$`, 'm');

/** What stands in a function that is never called: if it is after all, the error says so. */
export const uncalled = (name: string): string => `throw Error("${name}");`;

/**
 * A library's source with another body in one of its functions.
 *
 * @throws if there is no function of that name.
 */
export function emptied(source: string, name: string, body: string): string {
  const found = functionCalled(name);
  if (!found.test(source)) throw new Error(`There is no ${name} any more: look what took its place`);
  return source.replace(found, `$1$2 ${body}\n$1}`);
}

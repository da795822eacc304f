/**
 * Version of the agreement between shell and remotes. Raise it when a remote built before the change could
 * not run in a shell built after it, or the other way round; once between two releases is enough. A build writes it into its own `remote.json`: a constant in the code
 * would prove nothing, because this package is shared and every remote would read the shell's.
 */
export const contractVersion = 3;

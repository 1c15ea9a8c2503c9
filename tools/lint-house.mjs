// @ts-check
/** Rules of this house that the linter does not bring. */
export default {
  meta: { name: 'house' },
  rules: {
    'no-enum': {
      /** @param {{ report(fault: { node: unknown, message: string }): void }} context */
      create: context => ({
        /** @param {unknown} node */
        TSEnumDeclaration: node => context.report({ node, message: 'A literal list gives the type: `as const`.' }),
      }),
    },
  },
};

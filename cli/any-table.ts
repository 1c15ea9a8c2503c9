import type { OptionValues, Table } from '@seekiste/rules/core';

/** A table of which only the contract is known. */
export type AnyTable = Table<OptionValues, unknown, unknown, unknown, unknown, unknown, string>;

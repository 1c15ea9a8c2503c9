import { FluentBundle, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';
import { localeOf, type Language } from './languages.js';
import type { Args, Message, Said, Value } from './message.js';

type Scope = Parameters<FluentType<unknown>['toString']>[0];

/** Speaks messages in one language. */
export interface Speaker {
  /** Sentences follow each other with a space. */
  speak(said: Said): string;
  has(id: string): boolean;
}

const isList = (value: Value): value is Exclude<Value, string | number | Message> => Array.isArray(value);

const inScope = (value: FluentValue, scope: Scope): string =>
  typeof value === 'string' ? value : value.toString(scope);

/** A message as the argument of another. */
class Spoken extends FluentType<Message> {
  override toString({ bundle }: Scope): string {
    return format(bundle, this.value);
  }
}

const lists = new Map<string, Intl.ListFormat>();

/** 'a, b and c' as the language writes it. */
const listed = (locale: string, parts: readonly string[]): string => {
  let format = lists.get(locale);
  if (!format) lists.set(locale, (format = new Intl.ListFormat(locale, { type: 'conjunction' })));
  return format.format(parts);
};

/** A list; its messages learn in which form they stand, with what comes between them where it is no plain list. */
class Series extends FluentType<readonly (string | number | Message)[]> {
  constructor(
    value: readonly (string | number | Message)[],
    readonly form = 'plain',
    readonly between?: string,
  ) {
    super(value);
  }

  override toString({ bundle }: Scope): string {
    const parts = this.value.map(part =>
      typeof part === 'object'
        ? format(bundle, { id: part.id, args: { form: this.form, ...part.args } })
        : String(part),
    );
    return this.between === undefined ? listed(bundle.locales[0] ?? '', parts) : parts.join(this.between);
  }
}

/** What is made of another value when it is spoken. */
class Made extends FluentType<FluentValue> {
  constructor(
    value: FluentValue,
    readonly change: (text: string) => string,
  ) {
    super(value);
  }

  override toString(scope: Scope): string {
    return this.change(inScope(this.value, scope));
  }
}

const series = (value: FluentValue | undefined, form: FluentValue | undefined, between?: FluentValue): Series => {
  if (!(value instanceof Series)) throw new TypeError('a list is made of a list');
  return new Series(
    value.value,
    typeof form === 'string' ? form : undefined,
    typeof between === 'string' ? between : undefined,
  );
};

/** What the texts of every language can use; CONTRIBUTING.md shows each. */
const FUNCTIONS = {
  LIST: ([value]: FluentValue[], { form }: Record<string, FluentValue>) => series(value, form),
  JOIN: ([value]: FluentValue[], { form, by }: Record<string, FluentValue>) => series(value, form, by ?? ', '),
  CAPITAL: ([value = '']: FluentValue[]) => new Made(value, text => text.charAt(0).toUpperCase() + text.slice(1)),
  // A minus is no hyphen.
  SIGNED: ([value = '']: FluentValue[]) => new Made(value, text => text.replace('-', '−')),
};

const fluent = (value: Value): FluentValue | number => {
  if (typeof value !== 'object') return value;
  return isList(value) ? new Series(value) : new Spoken(value);
};

const fluentArgs = (args: Args): Record<string, FluentValue | number> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, fluent(value)]));

/**
 * A message that is missing or lacks an argument is a blemish (the tests find it) and no reason to stop a game: it is
 * spoken as it is.
 */
const format = (bundle: FluentBundle, { id, args }: Message): string => {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, fluentArgs(args), []) : id;
};

/** A speaker of these texts in Fluent's format. */
export const speaker = (language: Language, texts: readonly string[]): Speaker => {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false, functions: FUNCTIONS });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return {
    speak: said => ('id' in said ? format(bundle, said) : said.map(each => format(bundle, each)).join(' ')),
    has: id => bundle.hasMessage(id),
  };
};

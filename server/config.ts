import { homedir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, NO_LIMITS, type Limits } from './http/limits.js';
import type { Place } from './http/listen.js';
import { LOG_LEVELS, type LogLevel } from './log.js';
import { MACHINES, machineryWith, type Machinery } from './machinery.js';
import type { CallTimes } from './push/calls.js';
import { SETTINGS, type Settings } from './table/settings.js';
import type { Keeping } from './upkeep.js';

/** Everything that decides how a node runs. Times are milliseconds. */
export interface NodeConfig {
  readonly place: Place;
  /** A file of SQLite's, or a PostgreSQL. */
  readonly store:
    { readonly kind: 'file'; readonly path: string } | { readonly kind: 'postgres'; readonly url: string };
  /** Undefined for a node that is alone. */
  readonly redis: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly proxies: number;
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly logLevel: LogLevel;
  readonly limits: Limits;
  /** How long a node that is to end still takes visitors, so that a balancer can notice. */
  readonly leaveDelay: number;
  /** How tables keep time. */
  readonly tempo: Settings;
  /** How long tables and reports are kept. */
  readonly keeping: Keeping;
  /** How people are called when it is their turn. */
  readonly push: {
    /** Whom push services may write to: `mailto:` or `https:`. */
    readonly contact: string | undefined;
    /** Whether a push service on this machine may be used: for tests. */
    readonly local: boolean;
    readonly times: Partial<CallTimes>;
  };
  /** What is fast here, and what is plain. */
  readonly machinery: Machinery;
  /** The folder of the built app; undefined for a node without one. */
  readonly root: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that makes no sense: one sentence that names it. */
export class ConfigTrouble extends Error {}

const A_YEAR = 365 * 24 * 60 * 60 * 1000;
const PORT = 8080;
const FURTHER = 100;

/** Where a person's programs keep their data, by the customs of the system. */
export const dataFolder = (env: Environment, platform: NodeJS.Platform = process.platform): string => {
  const home = env['HOME'] ?? homedir();
  const own = (folder: string | undefined, ...otherwise: string[]): string =>
    join(folder ?? join(home, ...otherwise), 'seekiste');
  if (platform === 'win32') return own(env['LOCALAPPDATA'], 'AppData', 'Local');
  if (platform === 'darwin') return own(undefined, 'Library', 'Application Support');
  return own(env['XDG_DATA_HOME'], '.local', 'share');
};

/** An empty variable is as good as none: that is how they are switched off in unit files. */
const setting = (env: Environment, name: string): string | undefined => (env[name] === '' ? undefined : env[name]);

interface Range {
  readonly least: number;
  readonly most: number;
}

const TIME: Range = { least: 0, most: A_YEAR };

const wholeNumber = (env: Environment, name: string, { least, most }: Range): number | undefined => {
  const text = setting(env, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new ConfigTrouble(`${name}=${text}: it must be a whole number from ${least} to ${most}.`);
  return number;
};

const oneOf = <T extends string>(env: Environment, name: string, values: readonly T[]): T | undefined => {
  const text = setting(env, name);
  const found = values.find(value => value === text);
  if (text !== undefined && found === undefined)
    throw new ConfigTrouble(`${name}=${text}: possible are ${values.join(', ')}.`);
  return found;
};

/** The value is not repeated: it may hold a password. */
const address = (env: Environment, name: string, schemes: readonly string[]): string | undefined => {
  const text = setting(env, name);
  if (text === undefined) return undefined;
  const isOurs = schemes.some(scheme => text.toLowerCase().startsWith(`${scheme}//`));
  if (!isOurs || !URL.canParse(text))
    throw new ConfigTrouble(`${name} must be an address that begins with ${schemes.map(s => `${s}//`).join(' or ')}.`);
  return text;
};

const publicOrigin = (env: Environment): string | undefined => {
  const text = address(env, 'PUBLIC_ORIGIN', ['https:', 'http:']);
  if (text === undefined) return undefined;
  const { origin, href } = new URL(text);
  if (href !== `${origin}/`)
    throw new ConfigTrouble(`PUBLIC_ORIGIN=${text}: it must be an origin alone, like https://example.org.`);
  return origin;
};

const storeFrom = (env: Environment): NodeConfig['store'] => {
  const url = address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (url !== undefined && setting(env, 'DATA') !== undefined)
    throw new ConfigTrouble('DATA and DATABASE_URL are both set: tables can be kept in one place only.');
  if (url !== undefined) return { kind: 'postgres', url };
  const path = setting(env, 'DATA') ?? join(dataFolder(env), 'tables.sqlite');
  if (/^postgres(ql)?:/i.test(path))
    throw new ConfigTrouble('DATA is the name of a file: the address of a PostgreSQL goes into DATABASE_URL.');
  return { kind: 'file', path };
};

const redisFrom = (env: Environment, store: NodeConfig['store']): string | undefined => {
  const redis = address(env, 'REDIS_URL', ['redis:', 'rediss:']);
  if (redis !== undefined && store.kind === 'file')
    throw new ConfigTrouble(
      'REDIS_URL is set without DATABASE_URL: several nodes need one PostgreSQL, a file serves only one.',
    );
  return redis;
};

const tempoFrom = (env: Environment): Settings => ({
  beat: {
    grid: wholeNumber(env, 'BEAT_MS', TIME) ?? SETTINGS.beat.grid,
    least: wholeNumber(env, 'BEAT_LEAST_MS', TIME) ?? SETTINGS.beat.least,
  },
  botPace: wholeNumber(env, 'BOT_PACE_MS', TIME) ?? SETTINGS.botPace,
  patience: {
    live: wholeNumber(env, 'PATIENCE_LIVE_MS', TIME) ?? SETTINGS.patience.live,
    days: wholeNumber(env, 'PATIENCE_DAYS_MS', TIME) ?? SETTINGS.patience.days,
  },
  idle: wholeNumber(env, 'IDLE_MS', TIME) ?? SETTINGS.idle,
});

const DAY = 24 * 60 * 60 * 1000;
const DAYS: Range = { least: 0, most: 36_500 };

/** Out of the lists after half a year, and never removed, unless the operator says so. */
const keepingFrom = (env: Environment): Keeping => ({
  archive: (wholeNumber(env, 'ARCHIVE_AFTER_DAYS', DAYS) ?? 180) * DAY,
  remove: (wholeNumber(env, 'REMOVE_AFTER_DAYS', DAYS) ?? 0) * DAY,
  reports: (wholeNumber(env, 'REPORTS_KEPT_DAYS', DAYS) ?? 90) * DAY,
});

const pushFrom = (env: Environment, origin: string | undefined): NodeConfig['push'] => {
  const contact = setting(env, 'PUSH_CONTACT');
  if (contact !== undefined && !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    throw new ConfigTrouble(`PUSH_CONTACT=${contact}: it must be mailto:somebody@example.org, or an https address.`);
  const grace = wholeNumber(env, 'PUSH_GRACE_MS', TIME);
  return {
    contact: contact ?? (origin?.startsWith('https:') ? origin : undefined),
    local: oneOf(env, 'PUSH_LOCAL', ['on', 'off']) === 'on',
    times: grace === undefined ? {} : { grace },
  };
};

/** Names of machines, with commas between them; or `all`. */
const machineryFrom = (env: Environment): Machinery => {
  const text = setting(env, 'PLAIN');
  const names = text === undefined ? [] : text === 'all' ? MACHINES : text.split(',');
  const plain = MACHINES.filter(machine => names.includes(machine));
  if (new Set(names).size > plain.length)
    throw new ConfigTrouble(`PLAIN=${text}: possible are ${MACHINES.join(', ')}, several with commas, or all.`);
  return machineryWith(plain);
};

const PORTS: Range = { least: 0, most: 65_535 };

/** A node's configuration from the environment; what is wrong with it is said in one sentence. */
export const readConfig = (env: Environment): NodeConfig => {
  const port = wholeNumber(env, 'PORT', PORTS);
  const metricsPort = wholeNumber(env, 'METRICS_PORT', PORTS);
  const store = storeFrom(env);
  return {
    // A port that was named is meant.
    place: { host: setting(env, 'HOST') ?? '127.0.0.1', port: port ?? PORT, further: port === undefined ? FURTHER : 0 },
    store,
    redis: redisFrom(env, store),
    publicOrigin: publicOrigin(env),
    proxies: wholeNumber(env, 'TRUST_PROXY', { least: 0, most: 10 }) ?? 0,
    metrics:
      metricsPort === undefined ? undefined : { host: setting(env, 'METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    limits: oneOf(env, 'LIMITS', ['on', 'off']) === 'off' ? NO_LIMITS : LIMITS,
    leaveDelay: wholeNumber(env, 'LEAVE_DELAY_MS', TIME) ?? 0,
    tempo: tempoFrom(env),
    keeping: keepingFrom(env),
    push: pushFrom(env, publicOrigin(env)),
    machinery: machineryFrom(env),
    root: setting(env, 'APP'),
  };
};

import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import {
  defaultRequestLimits,
  type RequestLimits,
} from "../adapters/http/inbound/request-limits.ts";
import { publicRateAddresses, type RatesSettings } from "../adapters/rates/rate-sources.ts";
import type { AppLink } from "../adapters/http/contract/page-state.ts";
import type { AddressLists } from "../adapters/network/listed-addresses.ts";
import { addressLists, blockedNetworks, trustedProxies } from "./address-settings.ts";
import { appLinks } from "./app-settings.ts";
import { chainSettings, type ChainSettings } from "./chain-settings.ts";
import { databaseUrl, listenUrl, migrateUrl, readUrls } from "./database-settings.ts";
import { demoMode, demoOffers, isSet, safetyRule } from "./demo-settings.ts";
import { fileSettings, type FileSettings } from "./file-settings.ts";
import { mailSettings, type MailSettings } from "./mail-settings.ts";
import { phoneSettings, type PhoneSettings } from "./phone-settings.ts";
import type { LndSettings } from "../adapters/lightning/lnd-rest.ts";
import type { ReloadlySettings } from "../adapters/providers/reloadly-token.ts";
import type { ScreeningSettings } from "../adapters/screening/sanctions-api.ts";
import type { TranslateSettings } from "../adapters/translation/libre-translate.ts";
import { multisigEscrows } from "./escrow-settings.ts";
import { metricsToken } from "./metrics-token.ts";
import { isLoopback, publicAddress } from "./public-address.ts";
import { lightningSettings } from "./lightning-settings.ts";
import { sendingSettings, type SendingSettings } from "./signer-settings.ts";
import { screeningSettings } from "./screening-settings.ts";
import { topUpSettings } from "./top-up-settings.ts";
import { translateSettings } from "./translate-settings.ts";
import { telegramSettings, type TelegramSettings } from "./telegram-settings.ts";
import type { TracingSettings } from "../adapters/tracing/otlp-exporter.ts";
import { tracingSettings } from "./tracing-settings.ts";
import { webProcesses } from "./web-processes.ts";
import { CannotStart } from "../application/ports/cannot-start.ts";

/** Everything that an operator can set, validated. */
export interface Config {
  /** Absolute. Holds the embedded database and everything that must survive a restart. */
  readonly dataFolder: string;
  /** A PostgreSQL server to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The same database for the owner of its tables; undefined where one account does both. */
  readonly databaseMigrateUrl: string | undefined;
  /**
   * The server itself, for listening and what else a session keeps; undefined unless `databaseUrl`
   * leads to a pooler that gives each transaction any connection.
   */
  readonly databaseListenUrl: string | undefined;
  /** Replicas of that database, for lists and pages that may show what was a moment ago. */
  readonly databaseReadUrls: readonly string[];
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** The port of the console; 0 takes a free one. */
  readonly adminPort: number;
  /**
   * Where a worker-only process answers health checks and serves its metrics; 0 takes a free one.
   */
  readonly metricsPort: number;
  /** The public address, without a slash at the end. */
  readonly baseUrl: string;
  /** The address at which staff open the console, without a slash at the end. */
  readonly adminUrl: string;
  /** The proxies in front, by address or network: their word for a caller's address counts. */
  readonly trustedProxies: readonly string[];
  readonly brandName: string;
  readonly appLinks: readonly AppLink[];
  readonly logLevel: LogLevel;
  /** Whether this is a demo installation: play money and made-up traders. */
  readonly demo: boolean;
  /** Whether the demo's people have a past: weeks of trades, made at the first start. */
  readonly demoHistory: boolean;
  /** How many offers of made-up people fill the demo's market after its first start. */
  readonly demoOffers: number;
  /** Rules that protect people, and which a demo can drop: waiting times, bonds, trades of a pair. */
  readonly coolDowns: boolean;
  readonly bonds: boolean;
  readonly pairLimit: boolean;
  /** What this process does: serve, run background work, or both. */
  readonly role: Role;
  /** How many processes serve on this machine, where this one serves. */
  readonly webProcesses: number;
  /** How many requests one account may send per minute. */
  readonly limits: RequestLimits;
  /** The token for reading the installation's metrics; undefined: no access by token. */
  readonly metricsToken: string | undefined;
  /** Where market prices come from. */
  readonly rates: RatesSettings;
  /** Where mails go. */
  readonly mail: MailSettings;
  /** Where the files that people send lie. */
  readonly files: FileSettings;
  /** How phones are reached. */
  readonly phone: PhoneSettings;
  /** Who loads phones; undefined: nobody, or a demo's own. */
  readonly topUp: ReloadlySettings | undefined;
  /** How people are told on Telegram. */
  readonly telegram: TelegramSettings;
  /** What says where addresses are. */
  readonly addresses: AddressLists;
  /** From which nobody is served, but to withdraw. */
  readonly blockedNetworks: readonly string[];
  /** Who else knows to which addresses nothing may be sent; undefined: our own list alone. */
  readonly screening: ScreeningSettings | undefined;
  /** Who translates what people wrote; undefined: nobody. */
  readonly translate: TranslateSettings | undefined;
  /**
   * How long a process that serves goes on after it was told to stop, in seconds: until the proxy in
   * front has seen that it is not ready, and sends nothing any more.
   */
  readonly stopDelaySeconds: number;
  /** The node of Lightning; undefined: none, or a demo's own. */
  readonly lightning: LndSettings | undefined;
  /** The chains that deposits arrive on; a demo has its own. */
  readonly chains: ChainSettings;
  /** Where people send to addresses on those. */
  readonly sending: SendingSettings;
  /** Whether offers and trades can have an escrow of three keys. */
  readonly multisigEscrows: boolean;
  /** Where traces go; undefined: nowhere. */
  readonly tracing: TracingSettings | undefined;
  /** How often workers audit the books, in minutes; 0: never. */
  readonly booksAuditMinutes: number;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

type LogLevel = (typeof logLevels)[number];

/** The environment's variables; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration; nothing else does. Throws `CannotStart` with one sentence that names the
 * variable. `cores`: those that this process may use.
 */
export function readConfig(
  environment: Environment,
  projectFolder: string,
  cores = availableParallelism(),
): Config {
  const read = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const port = portOf("PORT", read("PORT", "3000"));
  const host = read("HOST", "127.0.0.1");
  const database = databaseUrl("DATABASE_URL", read("DATABASE_URL", ""));
  const adminPort = adminPortOf(read("ADMIN_PORT", String(port === 0 ? 0 : port + 1)), port);
  const publicUrl = publicAddress("BASE_URL", read("BASE_URL", `http://localhost:${port}`));
  const adminUrl = publicAddress("ADMIN_URL", read("ADMIN_URL", `http://localhost:${adminPort}`));
  const places = {
    HOST: host,
    BASE_URL: new URL(publicUrl).hostname,
    ADMIN_URL: new URL(adminUrl).hostname,
  };
  const isPublic = isSet("DEMO_PUBLIC", read("DEMO_PUBLIC", "0"));
  const demo = demoMode(read("DEMO", ""), database, places, isPublic);
  const demoHistory = demo && isSet("DEMO_STORY", read("DEMO_STORY", "1"));
  const role = roleOf(read("ROLE", "all"));
  const chains = chainSettings(read, demo, isLoopback);
  const sending = sendingSettings(read, demo, role, chains);
  const dataFolder = resolve(projectFolder, read("DATA_DIR", join(projectFolder, ".data")));
  return {
    dataFolder,
    databaseUrl: database,
    databaseMigrateUrl: migrateUrl(read("DATABASE_MIGRATE_URL", ""), database),
    databaseListenUrl: listenUrl(read("DATABASE_LISTEN_URL", ""), {
      database,
      migrate: read("DATABASE_MIGRATE_URL", ""),
      demo,
    }),
    databaseReadUrls: readUrls(read("DATABASE_READ_URL", ""), database),
    host,
    port,
    adminPort,
    metricsPort: portOf(
      "METRICS_PORT",
      read("METRICS_PORT", String(port === 0 ? 0 : Math.min(port + 2, 65_535))),
    ),
    baseUrl: publicUrl,
    adminUrl,
    trustedProxies: trustedProxies(read("TRUSTED_PROXIES", "")),
    brandName: brandName(read("BRAND_NAME", "Peerhold")),
    appLinks: appLinks(read),
    logLevel: logLevel(read("LOG_LEVEL", "info")),
    role,
    webProcesses: webProcesses(read("WEB_PROCESSES", ""), { demo, role }, cores),
    limits: {
      reads: perMinute(
        "READS_PER_MINUTE",
        read("READS_PER_MINUTE", ""),
        defaultRequestLimits.reads,
      ),
      writes: perMinute(
        "WRITES_PER_MINUTE",
        read("WRITES_PER_MINUTE", ""),
        defaultRequestLimits.writes,
      ),
    },
    metricsToken: metricsToken(read("METRICS_TOKEN", "")),
    demo,
    demoHistory,
    demoOffers: demoOffers(read("DEMO_OFFERS", demoHistory ? "3000" : "0"), demo),
    coolDowns: safetyRule("COOL_DOWNS", read("COOL_DOWNS", "1"), demo),
    bonds: safetyRule("BONDS", read("BONDS", "1"), demo),
    pairLimit: safetyRule("PAIR_LIMIT", read("PAIR_LIMIT", "1"), demo),
    rates: ratesSettings(read("RATES", demo ? "demo" : "http"), demo),
    mail: mailSettings(read("SMTP_URL", ""), read("MAIL_FROM", ""), demo, isLoopback),
    files: fileSettings(read("FILES_URL", ""), dataFolder, isLoopback),
    phone: phoneSettings(read("SMS_URL", ""), read("SMS_FROM", ""), demo, isLoopback),
    telegram: telegramSettings(read("TELEGRAM_URL", ""), demo, isLoopback),
    addresses: addressLists(read),
    blockedNetworks: blockedNetworks(read("BLOCKED_NETWORKS", "")),
    topUp: topUpSettings(read("TOP_UP_URL", ""), demo, isLoopback),
    screening: screeningSettings(read("SCREENING_URL", ""), isLoopback),
    translate: translateSettings(read("TRANSLATE_URL", ""), isLoopback),
    stopDelaySeconds: secondsOf("STOP_DELAY_SECONDS", read("STOP_DELAY_SECONDS", "0")),
    lightning: lightningSettings(read, demo, isLoopback),
    chains,
    sending,
    multisigEscrows: multisigEscrows(read, demo, chains, sending),
    tracing: tracingSettings(read),
    booksAuditMinutes: minutesOf("BOOKS_AUDIT_MINUTES", read("BOOKS_AUDIT_MINUTES", "15")),
  };
}

/** Others reach it with TLS, which it does not speak itself, and nothing says through whom. */
export function isBehindUnknownProxy({ baseUrl: url, trustedProxies: known }: Config): boolean {
  return !isLoopback(new URL(url).hostname) && known.length === 0;
}

const roles = ["all", "web", "worker"] as const;

type Role = (typeof roles)[number];

function roleOf(text: string): Role {
  const role = roles.find((each) => each === text);
  if (role) return role;
  throw new CannotStart(`ROLE is "${text}", but has to be one of ${roles.join(", ")}.`);
}

function perMinute(name: string, text: string, fallback: number): number {
  if (text === "") return fallback;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new CannotStart(`${name} is "${text}", but has to be a number from 1 to 9999999.`);
}

function minutesOf(name: string, text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new CannotStart(`${name} is "${text}", but has to be a number of minutes from 0 to 9999.`);
}

function secondsOf(name: string, text: string): number {
  if (/^\d{1,2}$/.test(text) && Number(text) <= 60) return Number(text);
  throw new CannotStart(`${name} is "${text}", but has to be a number of seconds from 0 to 60.`);
}

/** Made-up prices are for play money only. */
function ratesSettings(text: string, demo: boolean): RatesSettings {
  if (text === "http") return { kind: "http", addresses: publicRateAddresses };
  if (text === "demo" && demo) return { kind: "demo" };
  throw new CannotStart(
    `RATES is "${text}", but has to be http, or in a demo also demo, which makes prices up.`,
  );
}

function portOf(name: string, text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new CannotStart(`${name} is "${text}", but has to be a number from 0 to 65535.`);
}

function adminPortOf(text: string, port: number): number {
  const adminPort = portOf("ADMIN_PORT", text);
  if (adminPort !== port || port === 0) return adminPort;
  throw new CannotStart(`ADMIN_PORT and PORT are both ${text}: the console needs its own port.`);
}

function brandName(text: string): string {
  if (text.length <= 40 && /^[\p{L}\p{N}][\p{L}\p{N} .&'-]*$/u.test(text)) return text;
  throw new CannotStart(
    "BRAND_NAME has to be 1 to 40 letters, digits, spaces or . & ' - and begin with a letter or digit.",
  );
}

function logLevel(text: string): LogLevel {
  const level = logLevels.find((each) => each === text);
  if (level) return level;
  throw new CannotStart(`LOG_LEVEL is "${text}", but has to be one of ${logLevels.join(", ")}.`);
}

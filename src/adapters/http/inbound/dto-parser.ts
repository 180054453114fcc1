import { getMetadataStorage, validateSync, type ValidationError } from "class-validator";
import type { DtoClass } from "../contract/route.ts";
import type { FieldFailure } from "./bound-route.ts";

keepMetadata();

/** The checked input, or the rejected fields. */
export type Parsed<Dto> =
  | { readonly ok: true; readonly value: Dto }
  | { readonly ok: false; readonly failures: readonly FieldFailure[] };

/** Validation stops after this many failures. */
export const mostFailures = 20;

/** Field names come from the caller: longer ones are shortened in failures. */
const mostNameCharacters = 60;

/**
 * Validates an object against the rules of a DTO class. A field that the class does not declare is
 * refused (mass assignment); an empty one counts as not sent (specification, section 7).
 * class-validator gets to see declared fields only, and lists of a length that they may have: its
 * work and the answer are bounded by the class, whatever is sent.
 */
export function parseDto<Dto extends object>(Class: DtoClass<Dto>, input: object): Parsed<Dto> {
  const reading = new Reading();
  const dto = reading.instanceOf(Class, input, "");
  if (!reading.isFull()) {
    const errors = validateSync(dto, {
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: false,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    });
    for (const error of errors) reading.addError(error, "");
  }
  const { failures } = reading;
  return failures.length === 0 ? { ok: true, value: dto } : { ok: false, failures };
}

/** One input on its way into its class, with what was wrong so far. */
class Reading {
  readonly failures: FieldFailure[] = [];
  /** Fields whose value was not taken over: their own rules would complain of its absence. */
  readonly #refused = new Set<string>();

  isFull(): boolean {
    return this.failures.length >= mostFailures;
  }

  instanceOf<Dto extends object>(Class: DtoClass<Dto>, input: object, parent: string): Dto {
    const dto = new Class();
    const rules = fieldRulesOf(Class);
    for (const field of Object.keys(input)) {
      if (this.isFull()) break;
      const sent = (input as Readonly<Record<string, unknown>>)[field];
      const path = parent + field;
      const rule = rules.get(field);
      if (!rule) this.#add(path, "whitelist_validation", "property $field should not exist");
      else if (isTooLong(sent, rule)) this.#refuseList(path, rule);
      else if (hasZero(sent, rule)) this.#refuseZero(path);
      else if (!isEmpty(sent)) put(dto, field, this.#nested(rule, sent, path));
    }
    return dto;
  }

  /**
   * Anything that is not an object is passed through: the field's rules refuse it. A nested list is
   * not an object, and a list where none belongs is refused without checking its elements.
   */
  #nested({ Nested, mostItems }: FieldRules, sent: unknown, path: string): unknown {
    if (!Nested) return sent;
    if (isRecord(sent)) return this.instanceOf(Nested, sent, `${path}.`);
    if (!Array.isArray(sent)) return sent;
    if (mostItems === undefined) return [];
    return sent.map((each: unknown, index) =>
      isRecord(each) ? this.instanceOf(Nested, each, `${path}.${index}.`) : null,
    );
  }

  #refuseList(path: string, { mostItems }: FieldRules): void {
    this.#refused.add(path);
    this.#add(path, "array_max_size", `$field must contain no more than ${mostItems} elements`);
  }

  #refuseZero(path: string): void {
    this.#refused.add(path);
    this.#add(path, "unreadable", "$field contains a zero byte");
  }

  /** Adds what class-validator found. */
  addError(error: ValidationError, parent: string): void {
    const field = parent + error.property;
    if (this.#refused.has(field)) return;
    for (const [code, message] of Object.entries(error.constraints ?? {})) {
      this.#add(field, snakeCase(code), message);
    }
    for (const child of error.children ?? []) this.addError(child, `${field}.`);
  }

  #add(path: string, code: string, message: string): void {
    if (this.isFull()) return;
    const field = path.length > mostNameCharacters ? `${path.slice(0, mostNameCharacters)}…` : path;
    this.failures.push({ field, code, message: message.replace("$field", () => field) });
  }
}

function isTooLong(sent: unknown, { mostItems }: FieldRules): boolean {
  return Array.isArray(sent) && mostItems !== undefined && sent.length > mostItems;
}

/** The database can neither store the character U+0000 nor search for it. */
function hasZero(sent: unknown, { mostItems }: FieldRules): boolean {
  const texts: readonly unknown[] = Array.isArray(sent) && mostItems !== undefined ? sent : [sent];
  return texts.some((text) => typeof text === "string" && text.includes("\0"));
}

function isEmpty(sent: unknown): boolean {
  return sent === null || sent === undefined || sent === "";
}

/** Defined, not assigned: a name may be one that objects give a meaning to. */
function put(dto: object, field: string, value: unknown): void {
  const everything = { enumerable: true, configurable: true, writable: true };
  Object.defineProperty(dto, field, { value, ...everything });
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What has to be known of a declared field before its validators run. */
interface FieldRules {
  /** The class of its object, or of the objects in its list. */
  readonly Nested: DtoClass<object> | undefined;
  /** How many elements its list may have; undefined where it is no list. */
  readonly mostItems: number | undefined;
}

const rulesOfClasses = new WeakMap<DtoClass<object>, ReadonlyMap<string, FieldRules>>();

/** The declared fields of a DTO class; read once from its decorators. */
function fieldRulesOf(Class: DtoClass<object>): ReadonlyMap<string, FieldRules> {
  const rules = rulesOfClasses.get(Class) ?? readFieldRules(Class);
  rulesOfClasses.set(Class, rules);
  return rules;
}

function readFieldRules(Class: DtoClass<object>): ReadonlyMap<string, FieldRules> {
  const { nested = {} } = Class;
  const decorators = getMetadataStorage().getTargetValidationMetadatas(Class, "", true, false);
  const byField = Map.groupBy(decorators, ({ propertyName }) => propertyName);
  const rules = Array.from(byField, ([field, ofField]) => {
    const longest = ofField.find(({ name }) => name === "arrayMaxSize");
    const Nested = Object.hasOwn(nested, field) ? nested[field] : undefined;
    return [field, { Nested, mostItems: longest?.constraints[0] as number | undefined }] as const;
  });
  return new Map(rules);
}

type Storage = ReturnType<typeof getMetadataStorage>;
type Metadata = ReturnType<Storage["getTargetValidationMetadatas"]>;
type ByProperty = ReturnType<Storage["groupByPropertyName"]>;

/**
 * Has the rules of each DTO class looked up once: class-validator goes through those of all classes for every object. A
 * class has all its rules when it is declared, and we use neither groups nor schemas.
 */
function keepMetadata(): void {
  const storage = getMetadataStorage();
  const look = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const ofClasses = new WeakMap<object, Metadata>();
  const grouped = new WeakMap<Metadata, ByProperty>();
  storage.getTargetValidationMetadatas = (target, ...asked) => {
    const kept = ofClasses.get(target) ?? look(target, ...asked);
    ofClasses.set(target, kept);
    return kept;
  };
  storage.groupByPropertyName = (metadata) => {
    const kept = grouped.get(metadata) ?? group(metadata);
    grouped.set(metadata, kept);
    return kept;
  };
}

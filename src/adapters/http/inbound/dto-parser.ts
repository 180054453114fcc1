import { validateSync, type ValidationError } from "class-validator";
import type { DtoClass } from "../contract/route.ts";
import type { FieldFailure } from "./bound-route.ts";

/** The checked input, or the rejected fields. */
export type Parsed<Dto> =
  | { readonly ok: true; readonly value: Dto }
  | { readonly ok: false; readonly failures: readonly FieldFailure[] };

/**
 * Validates an object against the rules of a DTO class. A field that the class does not declare is
 * refused (mass assignment); an empty one counts as not sent (specification, section 7).
 */
export function parseDto<Dto extends object>(Class: DtoClass<Dto>, input: object): Parsed<Dto> {
  const builtIn = builtInNames(Class, input, "");
  if (builtIn.length > 0) return { ok: false, failures: builtIn.map(oneTooMany) };
  const dto = instanceOf(Class, input);
  const errors = validateSync(dto, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  return errors.length === 0
    ? { ok: true, value: dto }
    : { ok: false, failures: errors.flatMap((error) => failuresOf(error, "")) };
}

function instanceOf<Dto extends object>(Class: DtoClass<Dto>, input: object): Dto {
  const dto = new Class();
  for (const [field, sent] of Object.entries(input)) {
    if (sent === null || sent === undefined || sent === "") continue;
    const Nested = nestedClass(Class, field);
    Object.defineProperty(dto, field, {
      value: Nested ? nestedOf(Nested, sent) : sent,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return dto;
}

/**
 * Anything that is not an object is passed through: the field's rules refuse it. A nested list is
 * not an object.
 */
function nestedOf(Nested: DtoClass<object>, sent: unknown): unknown {
  if (!Array.isArray(sent)) return isRecord(sent) ? instanceOf(Nested, sent) : sent;
  return sent.map((each: unknown) => (isRecord(each) ? instanceOf(Nested, each) : null));
}

/**
 * Fields named like a property every object has. class-validator reads the object's `constructor`
 * and looks names up in plain objects: such a field would bypass the rules.
 */
function builtInNames(Class: DtoClass<object>, input: object, parent: string): string[] {
  return Object.entries(input).flatMap(([field, sent]: [string, unknown]) => {
    if (field in Object.prototype) return [parent + field];
    const Nested = nestedClass(Class, field);
    if (!Nested) return [];
    const each = Array.isArray(sent) ? sent : [sent];
    return each.filter(isRecord).flatMap((one) => builtInNames(Nested, one, `${parent}${field}.`));
  });
}

function nestedClass({ nested = {} }: DtoClass<object>, field: string) {
  return Object.hasOwn(nested, field) ? nested[field] : undefined;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function oneTooMany(field: string): FieldFailure {
  return { field, code: "whitelist_validation", message: `property ${field} should not exist` };
}

function failuresOf(error: ValidationError, parent: string): FieldFailure[] {
  const field = parent + error.property;
  const own = Object.entries(error.constraints ?? {}).map(([code, message]) => ({
    field,
    code: snakeCase(code),
    message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => failuresOf(child, `${field}.`))];
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

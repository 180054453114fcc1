import { validateSync, type ValidationError } from "class-validator";
import type { DtoClass } from "../contract/route.ts";
import type { FieldFailure } from "./bound-route.ts";

/** What was sent, checked; or the fields that were refused. */
export type Parsed<Dto> =
  | { readonly ok: true; readonly value: Dto }
  | { readonly ok: false; readonly failures: readonly FieldFailure[] };

/**
 * Checks an object against the rules of a DTO's class. A field that the class does not name is
 * refused (mass assignment); an empty one counts as not sent (specification, section 7).
 */
export function parseDto<Dto extends object>(Class: DtoClass<Dto>, input: object): Parsed<Dto> {
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
  const { nested = {} } = Class;
  for (const [field, sent] of Object.entries(input)) {
    if (sent === null || sent === undefined || sent === "") continue;
    const Nested = Object.hasOwn(nested, field) ? nested[field] : undefined;
    Object.defineProperty(dto, field, {
      value: Nested ? nestedOf(Nested, sent) : sent,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return dto;
}

/** What is no object stays as it is: the rules of the field refuse it. */
function nestedOf(Nested: DtoClass<object>, sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map((each) => nestedOf(Nested, each));
  return typeof sent === "object" && sent !== null ? instanceOf(Nested, sent) : sent;
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

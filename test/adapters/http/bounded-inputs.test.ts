import { expect } from "chai";
import { adminRoutes } from "../../../src/adapters/http/contract/admin/admin-routes.ts";
import { LogInDto } from "../../../src/adapters/http/contract/account/log-in-dto.ts";
import { OfferInputDto } from "../../../src/adapters/http/contract/offer/offer-input-dto.ts";
import { SetOfferCapDto } from "../../../src/adapters/http/contract/offer/offer-cap-dto.ts";
import {
  usualMostBytes,
  type DtoClass,
  type RouteContract,
} from "../../../src/adapters/http/contract/route.ts";
import { routes } from "../../../src/adapters/http/contract/routes.ts";
import { parseDto } from "../../../src/adapters/http/inbound/dto-parser.ts";
import { openApiDocument } from "../../../src/adapters/http/openapi/openapi-document.ts";
import { inputSchema } from "../../../src/adapters/http/openapi/dto-schemas.ts";

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const all: readonly RouteContract[] = [...routes, ...adminRoutes];

describe("what a request may carry", () => {
  for (const { id, query, body, mostBytes = usualMostBytes } of all) {
    if (query) {
      it(`the query of ${id} has an end in every field`, () => {
        expect(sizeOf(inputSchema(query), id)).to.be.below(usualMostBytes);
      });
    }
    if (body) {
      it(`the body of ${id} has an end in every field, and the largest fits its route`, () => {
        expect(sizeOf(inputSchema(body), id)).to.be.below(mostBytes);
      });
    }
  }

  it("is less than 16 kB, but where payment details, many offers or lists are sent", () => {
    const larger = all.filter(({ mostBytes }) => mostBytes !== undefined).map(({ id }) => id);
    expect(larger).to.deep.equal([
      "createOffer",
      "editOffer",
      "changeMargins",
      "importOffers",
      "startTrade",
      "createSpecialOffer",
      "saveOfferDraft",
      "changeVendorDesk",
      "saveArticle",
      "checkBankList",
      "importBankList",
    ]);
  });
});

describe("a field that is null or empty", () => {
  for (const { id, query, body } of all) {
    for (const Class of [query, body].filter((each) => each !== undefined)) {
      it(`counts as not sent: each of ${Class.name}, to ${id}`, () => {
        const fields = Object.keys((inputSchema(Class) as Schema).properties ?? {});
        const unsent = parseDto(Class, {});
        for (const nothing of [null, ""]) {
          const sent = Object.fromEntries(fields.map((field) => [field, nothing]));
          expect(parseDto(Class, sent)).to.deep.equal(unsent);
        }
      });
    }
  }

  it("is described in the document, once for all", () => {
    const info = { title: "A", version: "1", server: "/" };
    expect(openApiDocument(info, routes).info.description).to.include("counts as not sent");
  });
});

describe("a zero byte, which the database cannot store", () => {
  for (const { id, query, body } of all) {
    for (const Class of [query, body].filter((each) => each !== undefined)) {
      it(`is refused in each field of ${Class.name}, to ${id}`, () => {
        for (const field of Object.keys((inputSchema(Class) as Schema).properties ?? {})) {
          const read = parseDto(Class, { [field]: "a\0b" });
          const failures = read.ok ? [] : read.failures;
          const codes = failures.filter((each) => each.field === field).map(({ code }) => code);
          expect(codes, field).to.deep.equal(["unreadable"]);
        }
      });
    }
  }
});

describe("a zero byte within a list", () => {
  it("is refused like one in a field", () => {
    const read = parseDto(OfferInputDto, { tags: ["fast", "\0"] });
    expect(read.ok ? [] : read.failures).to.deep.include({
      field: "tags",
      code: "unreadable",
      message: "tags contains a zero byte",
    });
  });
});

describe("what is answered to bad input", () => {
  const offer = { type: "sell", crypto_currency_code: "BTC" };
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`field_${index}`, index]));

  const cases: readonly (readonly [string, DtoClass<object>, object])[] = [
    ["80,000 unknown fields", LogInDto, many(80_000)],
    ["unknown fields beside known ones", LogInDto, { login: "ana", password: 7, ...many(80_000) }],
    [
      "unknown fields in each of its objects",
      OfferInputDto,
      { ...offer, payment_details: Array.from({ length: 20 }, () => many(4_000)) },
    ],
    ["unknown fields in its one object", SetOfferCapDto, { offer_cap: many(80_000) }],
    [
      "a list of 80,000 objects",
      OfferInputDto,
      { ...offer, payment_details: Array.from({ length: 80_000 }, () => ({})) },
    ],
    [
      "a list of 80,000 objects where one belongs",
      SetOfferCapDto,
      { offer_cap: Array.from({ length: 80_000 }, () => ({})) },
    ],
    [
      "a list of 80,000 texts",
      OfferInputDto,
      { ...offer, tags: Array.from({ length: 80_000 }, () => 7) },
    ],
    ["a name of 80,000 characters", LogInDto, { ["a".repeat(80_000)]: 1 }],
  ];
  for (const [name, Class, input] of cases) {
    it(`is a few lines, and little of it is looked at: ${name}`, () => {
      let reads = 0;
      const parsed = parseDto(
        Class,
        watched(input, () => (reads += 1)),
      );
      if (parsed.ok) throw new Error("It was taken");
      expect(parsed.failures).to.have.length.within(1, 20);
      expect(JSON.stringify(parsed.failures)).to.have.length.below(6_000);
      expect(reads).to.be.below(1_000);
    });
  }

  it("names a field once that is too long, and the others that are wrong", () => {
    const parsed = parseDto(OfferInputDto, {
      ...offer,
      crypto_currency_code: "bitcoin",
      currency: "EUR",
      payment_method: "wise",
      window_minutes: 60,
      payment_details: Array.from({ length: 21 }, () => ({})),
    });
    expect(parsed).to.have.property("ok", false);
    expect(
      "failures" in parsed && parsed.failures.map(({ field, code }) => `${field} ${code}`),
    ).to.deep.equal(["payment_details array_max_size", "crypto_currency_code matches"]);
  });
});

/** The input, which reports each element and property that is read. */
function watched<Value extends object>(value: Value, tell: () => void): Value {
  return new Proxy(value, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof name === "string") tell();
      return typeof found === "object" && found !== null && typeof name === "string"
        ? watched(found, tell)
        : found;
    },
  });
}

/** How many characters the largest input of a schema has; throws if it is unbounded. */
function sizeOf(schema: Schema, name: string): number {
  if (schema.enum) return Math.max(...schema.enum.map((each) => JSON.stringify(each).length));
  if (schema.anyOf) return Math.max(...schema.anyOf.map((each) => sizeOf(each, name)));
  if (schema.maxLength !== undefined) return 2 + schema.maxLength;
  switch (schema.type) {
    case "object":
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [field, each]) => sum + field.length + 4 + sizeOf(each, `${name}.${field}`),
        2,
      );
    case "array":
      if (schema.maxItems === undefined || !schema.items) throw new Error(`${name} is endless`);
      return 2 + schema.maxItems * (1 + sizeOf(schema.items, `${name}[]`));
    case "string":
      if (schema.pattern !== undefined && !/[*+]|,\}/.test(schema.pattern)) return 100;
      throw new Error(`${name} is endless: ${JSON.stringify(schema)}`);
    case "boolean":
    case "integer":
    case "number":
      return 20;
    default:
      throw new Error(`${name} may be anything: ${JSON.stringify(schema)}`);
  }
}

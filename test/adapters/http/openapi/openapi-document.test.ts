import { expect } from "chai";
import { Type } from "typebox";
import { eventStreamPaths } from "../../../../src/adapters/http/contract/event-stream.ts";
import { adminRoutes } from "../../../../src/adapters/http/contract/admin/admin-routes.ts";
import { dataOf, view } from "../../../../src/adapters/http/contract/envelope.ts";
import type { DtoClass, RouteContract } from "../../../../src/adapters/http/contract/route.ts";
import { routes } from "../../../../src/adapters/http/contract/routes.ts";
import { refuseNamesakes } from "../../../../src/adapters/http/openapi/dto-schemas.ts";
import { openApiDocument } from "../../../../src/adapters/http/openapi/openapi-document.ts";
import { resolved } from "../../../support/resolved-document.ts";

const info = { title: "Test", version: "1", server: "http://x" };
/** An operation with its views, refusals and inputs. */
const mostBytesOfOperation = 2_000;

describe("the document of routes", () => {
  for (const [whose, all] of Object.entries({ traders: routes, staff: adminRoutes })) {
    describe(`for ${whose}`, () => {
      const text = JSON.stringify(openApiDocument(info, all));
      const document = JSON.parse(text) as ReturnType<typeof openApiDocument>;

      it("weighs less than 2 kB an operation", () => {
        expect(Buffer.byteLength(text)).to.be.below(mostBytesOfOperation * all.length);
      });

      it("refers to nothing that it does not describe, and describes nothing that nobody refers to", () => {
        const { schemas, responses } = document.components;
        const described = [
          ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
          ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
        ];
        expect([...new Set(referencesIn(document))]).to.have.members(described);
        expect(referencesIn(resolved(document).paths)).to.deep.equal([]);
      });

      it("lets no field pass that nobody named, in anything that it describes once", () => {
        for (const [name, schema] of Object.entries(document.components.schemas))
          expect(openObjects(schema), name).to.deep.equal([]);
      });

      it("says what routes answer just as their schemas do", () => {
        const { paths } = resolved(document);
        for (const { path, method, answers, sendsFile } of all) {
          const { responses } = paths[path]![method] as Documented;
          for (const [status, { body }] of Object.entries(answers)) {
            const type = sendsFile ? "application/octet-stream" : "application/json";
            const schema = responses[status]?.content[type]?.schema;
            expect(schema, `${method} ${path} ${status}`).to.deep.equal(plain(body));
          }
        }
      });
    });
  }

  it("describes the stream of events, which is no route", () => {
    const { paths } = openApiDocument(info, routes, eventStreamPaths);
    const stream = paths["/rest/v1/events"]?.["get"] as { operationId: string; security: unknown };
    expect(stream).to.include({ operationId: "streamEvents" });
    expect(stream.security).to.deep.equal([{ session: [] }]);
  });

  it("has no two classes of inputs with one name, in both addresses together", () => {
    expect(() => refuseNamesakes([...routes, ...adminRoutes])).to.not.throw();
  });

  it("is refused where two classes of inputs have one name", () => {
    const namesakes: readonly RouteContract[] = [
      { ...route("one", Type.String()), body: inputNamed("TwiceDto") },
      { ...route("two", Type.String()), query: inputNamed("TwiceDto") },
    ];
    expect(() => openApiDocument(info, namesakes)).to.throw("called TwiceDto");
    const nested = Object.assign(inputNamed("OuterDto"), {
      nested: { inner: inputNamed("TwiceDto") },
    });
    const within = [namesakes[0]!, { ...route("two", Type.String()), body: nested }];
    expect(() => openApiDocument(info, within)).to.throw("called TwiceDto");
  });

  it("is refused where two views have one name", () => {
    const one = view("Twice", { id: Type.String() });
    const other = view("Twice", { id: Type.String() });
    expect(() => openApiDocument(info, [route("one", one), route("two", other)])).to.throw(
      "called Twice",
    );
    const document = openApiDocument(info, [route("one", one), route("two", Type.Array(one))]);
    expect(document.components.schemas).to.have.property("Twice");
  });

  it("describes once what several routes refuse alike, and in place what one alone does", () => {
    const refusing = (id: string, ...refusals: RouteContract["refusals"] & object) => ({
      ...route(id, Type.String()),
      refusals,
    });
    const { components, paths } = openApiDocument(info, [
      refusing("one", "wrong_status"),
      refusing("two", "wrong_status"),
      refusing("three", "offer_changed"),
    ]);
    const conflictOf = (id: string) => (paths[`/${id}`]!["get"] as Documented).responses["409"];
    expect(conflictOf("one")).to.deep.equal({ $ref: "#/components/responses/one.409" });
    expect(conflictOf("two")).to.deep.equal(conflictOf("one"));
    expect(conflictOf("three")).to.have.property("description").that.includes("offer_changed");
    expect(components.responses).to.have.any.keys("one.409").and.not.any.keys("three.409");
  });
});

interface Documented {
  readonly responses: Record<string, { content: Record<string, { schema: object }> }>;
}

function route(id: string, data: Parameters<typeof dataOf>[0]): RouteContract {
  return {
    id,
    method: "get",
    path: `/${id}`,
    summary: id,
    access: "anyone",
    answers: { 200: { description: "It", body: dataOf(data) } },
  };
}

function inputNamed(name: string): DtoClass<object> {
  const Input = class {};
  Object.defineProperty(Input, "name", { value: name });
  return Input;
}

function plain(schema: object): unknown {
  return JSON.parse(JSON.stringify(schema));
}

function referencesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  if ("$ref" in part) return [String(part.$ref)];
  return Object.values(part).flatMap(referencesIn);
}

/** The objects in a schema that would accept undeclared fields. */
function openObjects(schema: unknown): unknown[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties, additionalProperties } = schema as Record<string, unknown>;
  const isOpen = properties !== undefined && additionalProperties !== false;
  return [...(isOpen ? [schema] : []), ...Object.values(schema).flatMap(openObjects)];
}

import { Type } from "typebox";
import { route } from "./route.ts";

/** The OpenAPI document. It is sent without the envelope, so that tools can read it. */
export const apiDocument = route({
  id: "getApiDocument",
  method: "get",
  path: "/openapi.json",
  summary: "This document",
  access: "anyone",
  answers: {
    200: {
      description: "An OpenAPI 3.1 document",
      body: Type.Object(
        {
          openapi: Type.Literal("3.1.1"),
          info: Type.Object(
            { title: Type.String(), version: Type.String(), description: Type.String() },
            { additionalProperties: false },
          ),
          servers: Type.Array(Type.Object({ url: Type.String() }, { additionalProperties: false })),
          paths: Type.Record(Type.String(), Type.Unknown()),
          components: Type.Record(Type.String(), Type.Unknown()),
        },
        { additionalProperties: false },
      ),
    },
  },
});

export const apiDocumentRoutes = { getApiDocument: apiDocument };

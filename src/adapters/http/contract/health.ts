import { Type } from "typebox";
import { dataOf, failure } from "./envelope.ts";
import { route } from "./route.ts";

/** For a supervisor: restart the process when this does not answer. */
export const liveness = route({
  id: "getLiveness",
  method: "get",
  path: "/healthz",
  access: "anyone",
  summary: "Whether the process answers at all",
  answers: {
    200: {
      description: "It does",
      body: dataOf(Type.Object({ status: Type.Literal("ok") }, { additionalProperties: false })),
    },
  },
});

/** For a balancer: send requests here only while this answers 200. */
export const readiness = route({
  id: "getReadiness",
  method: "get",
  path: "/readyz",
  access: "anyone",
  summary: "Whether the process can serve requests now",
  answers: {
    200: {
      description: "It can",
      body: dataOf(Type.Object({ status: Type.Literal("ready") }, { additionalProperties: false })),
    },
    503: { description: "It waits for something, or is stopping", body: failure },
  },
});

export const healthRoutes = { getLiveness: liveness, getReadiness: readiness };

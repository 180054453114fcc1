import { Type } from "typebox";
import { dataOf, failure } from "./envelope.ts";
import { route } from "./route.ts";

/** Liveness: a supervisor restarts the process when this does not respond. */
export const liveness = route({
  id: "getLiveness",
  method: "get",
  path: "/healthz",
  access: "anyone",
  summary: "Whether the process responds",
  answers: {
    200: {
      description: "The process responds",
      body: dataOf(Type.Object({ status: Type.Literal("ok") }, { additionalProperties: false })),
    },
  },
});

/** Readiness: a load balancer sends requests here only while this returns 200. */
export const readiness = route({
  id: "getReadiness",
  method: "get",
  path: "/readyz",
  access: "anyone",
  summary: "Whether the process can serve requests now",
  answers: {
    200: {
      description: "The process can serve requests",
      body: dataOf(Type.Object({ status: Type.Literal("ready") }, { additionalProperties: false })),
    },
    503: { description: "The process is waiting for something, or is stopping", body: failure },
  },
});

export const healthRoutes = { getLiveness: liveness, getReadiness: readiness };

import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "./envelope.ts";
import { route } from "./route.ts";

const manifest = view("MicroAppManifest", {
  name: Type.String(),
  version: Type.String(),
  sdkVersion: Type.String(),
  script: Type.String({ description: "Path of the module that exports mount and unmount" }),
  styles: Type.Array(Type.String(), { description: "Paths of style sheets to load before" }),
  sections: Type.Array(closed({ name: Type.String(), routes: Type.Array(Type.String()) }), {
    description: "Pages that `data-location` may name, `:word` standing for any word",
  }),
});

/** What a host page has to know before it mounts a micro-app. */
export type MicroAppManifest = Static<typeof manifest>;

export const viewMicroApp = route({
  id: "viewMicroApp",
  method: "get",
  path: "/micro-apps/{name}/{version}/manifest.json",
  summary: "A part of the interface that pages of this origin can mount",
  access: "anyone",
  answers: { 200: { description: "Its manifest", body: dataOf(manifest) } },
  refusals: ["not_found"],
});

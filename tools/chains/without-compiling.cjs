// Loaded before bcoin: its oldest dependencies want a compiled half that current versions of Node do not
// take. Their JavaScript half, which they name for browsers, does the same.
"use strict";
const { readFileSync } = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const loader = "_load";
const load = Module[loader];
const withTwin = new Set(["mrmr", "bsip", "bstring", "bcrypto"]);

class NoDisk {
  constructor() {
    throw new Error("This node keeps its chain in memory only.");
  }
}

/** The JavaScript half of a file of a package, or undefined. */
function twinOf(request, parent) {
  const [, above, name] =
    /^(.*[\\/]node_modules[\\/])([^\\/]+)[\\/]/.exec(parent?.filename ?? "") ?? [];
  if (!withTwin.has(name) || !request.startsWith(".")) return undefined;
  const root = path.join(above, name);
  const { browser } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const file = path.relative(root, path.resolve(path.dirname(parent.filename), request));
  const wanted = `./${file.replaceAll("\\", "/").replace(/\.js$/, "")}`;
  const twin = browser?.[wanted] ?? browser?.[`${wanted}.js`];
  return twin && path.join(root, twin);
}

Module[loader] = function (request, parent, isMain) {
  if (request === "leveldown") return NoDisk;
  try {
    return load.call(this, request, parent, isMain);
  } catch (error) {
    const twin = twinOf(request, parent);
    if (!twin) throw error;
    return load.call(this, twin, parent, false);
  }
};

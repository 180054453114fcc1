// The software bill of materials.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { projectFolder } from "./prepare.mjs";

const development = "cdx:npm:package:development";

/**
 * Prints the dependencies as CycloneDX; with `--all`, development packages too. npm marks those, but its
 * own `--omit dev` also drops packages that a development package shares with the product.
 */
export async function printParts(node, args) {
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [node, [npm]] : ["npm", []];
  const asked = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const options = { cwd: projectFolder, maxBuffer: 50_000_000 };
  const { stdout } = await promisify(execFile)(command, [...before, ...asked], options);
  const list = JSON.parse(stdout);
  process.stdout.write(
    `${JSON.stringify(args.includes("--all") ? list : runtimeOf(list), null, 2)}\n`,
  );
  return 0;
}

function runtimeOf({ components, dependencies, ...rest }) {
  const isDevelopment = ({ properties = [] }) =>
    properties.some(({ name }) => name === development);
  const dropped = new Set(components.filter(isDevelopment).map((each) => each["bom-ref"]));
  const isKept = (ref) => !dropped.has(ref);
  return {
    ...rest,
    components: components.filter((each) => isKept(each["bom-ref"])),
    dependencies: dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  };
}

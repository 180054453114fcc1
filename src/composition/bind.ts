import type { ContainerModule } from "inversify";

/** How a module binds a part. */
export type Bind = Parameters<ConstructorParameters<typeof ContainerModule>[0]>[0]["bind"];

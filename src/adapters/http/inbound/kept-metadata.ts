import { getMetadataStorage } from "class-validator";

type Storage = ReturnType<typeof getMetadataStorage>;
type Metadata = ReturnType<Storage["getTargetValidationMetadatas"]>;
type ByProperty = ReturnType<Storage["groupByPropertyName"]>;

/**
 * Has the rules of each DTO class looked up once: class-validator goes through those of all classes for every object. A
 * class has all its rules when it is declared, and we use neither groups nor schemas.
 */
export function keepMetadata(): void {
  const storage = getMetadataStorage();
  const look = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const ofClasses = new WeakMap<object, Metadata>();
  const grouped = new WeakMap<Metadata, ByProperty>();
  storage.getTargetValidationMetadatas = (target, ...asked) => {
    const kept = ofClasses.get(target) ?? look(target, ...asked);
    ofClasses.set(target, kept);
    return kept;
  };
  storage.groupByPropertyName = (metadata) => {
    const kept = grouped.get(metadata) ?? group(metadata);
    grouped.set(metadata, kept);
    return kept;
  };
}

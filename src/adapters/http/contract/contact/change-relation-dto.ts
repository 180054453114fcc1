import { IsIn } from "class-validator";
import { relationActions, type RelationAction } from "../../../../domain/contact/relation.ts";

export class ChangeRelationDto {
  @IsIn(relationActions)
  action!: RelationAction;
}

-- AlterEnum
ALTER TYPE "AssignmentKind" ADD VALUE 'mano';

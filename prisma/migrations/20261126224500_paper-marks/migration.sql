-- AlterEnum
ALTER TYPE "AssignmentKind" ADD VALUE 'carta';

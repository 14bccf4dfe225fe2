-- CreateIndex
CREATE INDEX "TemplateProgress_template_idx" ON "TemplateProgress"("template");

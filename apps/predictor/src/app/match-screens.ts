export { PracticePreview } from '../features/practice/practice-preview.tsx'
export { PredictionScreen } from '../features/prediction/prediction-screen.tsx'
export { UnsentSubmits } from '../features/prediction/unsent-submits.tsx'
export { ResultScreen } from '../features/results/result-screen.tsx'
